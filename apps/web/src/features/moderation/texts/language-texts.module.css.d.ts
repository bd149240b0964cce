export declare const head: string;
export declare const state: string;
export declare const text: string;
