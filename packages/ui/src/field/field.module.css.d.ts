export declare const error: string;
export declare const field: string;
export declare const hint: string;
export declare const label: string;
export declare const lblrow: string;
