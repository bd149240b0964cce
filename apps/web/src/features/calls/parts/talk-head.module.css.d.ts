export declare const callGlass: string;
export declare const callGold: string;
export declare const callHead: string;
export declare const callLine: string;
export declare const callSilent: string;
export declare const callWhere: string;
export declare const price: string;
export declare const small: string;
