export declare const code: string;
export declare const entries: string;
export declare const entry: string;
export declare const follow: string;
export declare const round: string;
