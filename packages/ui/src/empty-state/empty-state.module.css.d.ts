export declare const empty: string;
export declare const icon: string;
