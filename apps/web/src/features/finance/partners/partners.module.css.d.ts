export declare const about: string;
export declare const lookup: string;
export declare const rate: string;
