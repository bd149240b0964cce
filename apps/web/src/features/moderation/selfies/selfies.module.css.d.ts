export declare const selfieAsked: string;
export declare const selfieCase: string;
export declare const selfieId: string;
export declare const selfiePair: string;
export declare const selfiePhoto: string;
