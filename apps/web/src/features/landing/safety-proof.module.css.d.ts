export declare const checks: string;
export declare const columns: string;
export declare const proof: string;
export declare const result: string;
export declare const side: string;
export declare const speed: string;
export declare const verification: string;
