export declare const axis: string;
export declare const chart: string;
export declare const lines: string;
export declare const reversed: string;
export declare const sums: string;
export declare const table: string;
