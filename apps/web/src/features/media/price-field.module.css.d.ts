export declare const priceField: string;
