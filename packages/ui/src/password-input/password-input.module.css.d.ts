export declare const strength: string;
export declare const strengthBars: string;
