export declare const answers: string;
export declare const openAsk: string;
export declare const ownAnswer: string;
export declare const ownAnswers: string;
