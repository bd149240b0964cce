export declare const receipt: string;
export declare const sum: string;
