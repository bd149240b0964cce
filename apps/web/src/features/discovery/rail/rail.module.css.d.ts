export declare const card: string;
export declare const grow: string;
export declare const loading: string;
export declare const row: string;
export declare const truncate: string;
