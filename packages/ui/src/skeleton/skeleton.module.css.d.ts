export declare const card: string;
export declare const skelButton: string;
export declare const skelLate: string;
export declare const skelLines: string;
export declare const skelOne: string;
export declare const skelPerson: string;
export declare const skelRow: string;
export declare const skeleton: string;
