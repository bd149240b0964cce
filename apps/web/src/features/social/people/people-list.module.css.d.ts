export declare const peopleOne: string;
export declare const peoplePage: string;
export declare const peopleRest: string;
