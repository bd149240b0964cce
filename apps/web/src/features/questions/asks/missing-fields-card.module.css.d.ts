export declare const missingWhy: string;
