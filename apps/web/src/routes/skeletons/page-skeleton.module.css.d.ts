export declare const beside: string;
export declare const head: string;
export declare const page: string;
export declare const rows: string;
export declare const tall: string;
export declare const wide: string;
