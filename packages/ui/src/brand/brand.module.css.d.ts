export declare const brand: string;
