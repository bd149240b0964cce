export declare const arrives: string;
export declare const exchange: string;
export declare const payoutHead: string;
export declare const payouts: string;
export declare const pill: string;
export declare const sums: string;
export declare const under: string;
