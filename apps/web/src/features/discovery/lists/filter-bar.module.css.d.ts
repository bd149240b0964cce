export declare const clear: string;
export declare const filters: string;
export declare const menu: string;
