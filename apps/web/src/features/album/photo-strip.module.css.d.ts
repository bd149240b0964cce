export declare const li: string;
export declare const lockbox: string;
export declare const locked: string;
export declare const strip: string;
export declare const tile: string;
