export declare const completeHead: string;
export declare const completeWhy: string;
