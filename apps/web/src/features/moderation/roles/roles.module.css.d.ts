export declare const choices: string;
export declare const facts: string;
export declare const heading: string;
export declare const people: string;
export declare const person: string;
export declare const roles: string;
