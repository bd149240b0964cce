export declare const act: string;
