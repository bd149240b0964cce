export declare const scroll: string;
export declare const table: string;
export declare const totals: string;
export declare const winners: string;
