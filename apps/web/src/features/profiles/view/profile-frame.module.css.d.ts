export declare const frame: string;
export declare const pageHead: string;
