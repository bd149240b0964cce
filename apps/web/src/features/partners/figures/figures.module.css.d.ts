export declare const axis: string;
export declare const bars: string;
export declare const charts: string;
export declare const details: string;
export declare const figures: string;
export declare const marked: string;
export declare const plain: string;
export declare const value: string;
