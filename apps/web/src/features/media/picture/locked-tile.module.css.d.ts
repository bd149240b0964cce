export declare const button: string;
export declare const li: string;
export declare const lockbox: string;
export declare const locked: string;
export declare const lockprice: string;
export declare const post: string;
export declare const tile: string;
