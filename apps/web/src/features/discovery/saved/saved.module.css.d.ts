export declare const badge: string;
export declare const saved: string;
export declare const savedOne: string;
