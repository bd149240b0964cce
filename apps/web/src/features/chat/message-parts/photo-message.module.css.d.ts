export declare const isOne: string;
export declare const shot: string;
export declare const shots: string;
export declare const veil: string;
export declare const veilIn: string;
