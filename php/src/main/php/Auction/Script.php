<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Interaction;
use Rubis\Site\Layout;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

/** A script of the auction. */
final class Script
{
    /** Where the site lies on its host. */
    public const ROOT = '/php';

    /**
     * Answers the request for a script.
     *
     * @param \Closure(Site, Parameters): Page $answer makes the page
     * @param bool $isWrite whether the script writes to the database
     * @param ?\Closure(Parameters): \Rubis\Site\FormFields $form the form that sends requests to it
     * @param ?Field $longText the field of its form where people write at length
     */
    public static function answer(
        \Closure $answer,
        bool $isWrite = false,
        ?\Closure $form = null,
        ?Field $longText = null,
    ): void {
        self::interaction()->answer(
            $answer,
            $isWrite,
            $form,
            $longText,
            Field::tryFrom(...),
            static function (Parameters $request): string {
                $item = $request->linkableId('itemId');
                return $item === null ? '' : "<a href=\"ViewItem?itemId=$item\">To the item</a>";
            },
        );
    }

    /** Answers what no script and no file answers. */
    public static function refuse(): void
    {
        self::interaction()->refuse();
    }

    private static function interaction(): Interaction
    {
        return new Interaction(
            basename($_SERVER['SCRIPT_FILENAME'], '.php'),
            new Layout(self::ROOT, 'RUBiS EE', Section::LABELS),
            Rejection::TicketInvalid,
        );
    }
}
