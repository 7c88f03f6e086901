<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\BadParameter;
use Rubis\Site\Interaction;
use Rubis\Site\Layout;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Request;
use Rubis\Site\Site;

/** A script of the bookstore. */
final class Script
{
    /** Where the site lies on its host. */
    public const ROOT = '/bookstore-php';

    /**
     * Answers the request for a script.
     *
     * @param \Closure(Site, Parameters): Page $answer makes the page
     * @param bool $isWrite whether the script writes to the database
     * @param ?\Closure(Parameters): \Rubis\Site\FormFields $form the form that sends requests to it
     */
    public static function answer(
        \Closure $answer,
        bool $isWrite = false,
        ?\Closure $form = null,
        int $mostParameters = Request::MAX_PARAMETERS,
    ): void {
        self::interaction()->answer(
            $answer,
            $isWrite,
            $form,
            null,
            Field::tryFrom(...),
            self::next(...),
            $mostParameters,
        );
    }

    /** Answers what no script and no file answers. */
    public static function refuse(): void
    {
        self::interaction()->refuse();
    }

    private static function next(Parameters $request): string
    {
        try {
            $query = Visit::of($request)->query();
            return $query === '' ? '' : '<a href="' . Section::HOME . "?$query\">Go on shopping</a>";
        } catch (BadParameter) {
            return '';
        }
    }

    private static function interaction(): Interaction
    {
        return new Interaction(
            basename($_SERVER['SCRIPT_FILENAME'], '.php'),
            new Layout(self::ROOT, 'RUBiS EE bookstore', Section::LABELS),
            Rejection::TicketInvalid,
        );
    }
}
