export declare const check: string;
export declare const radio: string;
