export declare const bar: string;
export declare const photoBar: string;
