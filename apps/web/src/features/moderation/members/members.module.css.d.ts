export declare const empty: string;
export declare const found: string;
export declare const foundLink: string;
export declare const heading: string;
export declare const page: string;
export declare const rows: string;
export declare const search: string;
