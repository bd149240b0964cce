export declare const act: string;
export declare const bar: string;
export declare const entries: string;
export declare const filters: string;
export declare const lift: string;
export declare const state: string;
export declare const table: string;
export declare const who: string;
