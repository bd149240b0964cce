export declare const pair: string;
