export declare const bar: string;
