export declare const check: string;
export declare const hint: string;
export declare const radioCard: string;
export declare const rcardAside: string;
export declare const rcardText: string;
export declare const rcardTitle: string;
