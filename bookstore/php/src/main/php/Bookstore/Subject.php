<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\BadParameter;
use Rubis\Site\Parameters;

/** What a book is about, by what it is called in the database, in requests and on pages. */
enum Subject: string
{
    case Architecture = 'Architecture';
    case Art = 'Art';
    case Astronomy = 'Astronomy';
    case Biography = 'Biography';
    case Business = 'Business';
    case Children = 'Children';
    case Comics = 'Comics';
    case Computing = 'Computing';
    case Cooking = 'Cooking';
    case Crime = 'Crime';
    case Drama = 'Drama';
    case Gardening = 'Gardening';
    case Health = 'Health';
    case History = 'History';
    case Languages = 'Languages';
    case Law = 'Law';
    case Music = 'Music';
    case Nature = 'Nature';
    case Philosophy = 'Philosophy';
    case Poetry = 'Poetry';
    case Politics = 'Politics';
    case Religion = 'Religion';
    case Sports = 'Sports';
    case Travel = 'Travel';

    private const MAX_CHARS = 60;

    /** The subject that a request is about. */
    public static function of(Parameters $request): self
    {
        return self::tryFrom($request->text('subject', self::MAX_CHARS))
            ?? throw new BadParameter('subject', 'one of the subjects on the home page');
    }
}
