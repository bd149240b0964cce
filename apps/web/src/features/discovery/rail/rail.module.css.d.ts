export declare const card: string;
export declare const grow: string;
export declare const loading: string;
export declare const row: string;
export declare const spin: string;
export declare const truncate: string;
export declare const wheel: string;
