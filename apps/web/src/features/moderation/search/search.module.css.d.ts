export declare const form: string;
export declare const hit: string;
export declare const hits: string;
