export declare const played: string;
export declare const wave: string;
