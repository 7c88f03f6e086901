<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\CarryingFields;
use Rubis\Site\Form;
use Rubis\Site\Parameters;

/** What to search for. */
final readonly class SearchFields implements CarryingFields
{
    public const TYPES = ['author', 'title', 'subject'];

    public function __construct(private Visit $visit)
    {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self(Visit::of($request));
    }

    public function fields(): array
    {
        return [Field::SearchType, Field::SearchText];
    }

    public function write(Form $form): void
    {
        $this->visit->hide($form->begin('SearchResults'))
            ->choice(Field::SearchType, '>', self::TYPES, sendsText: true)
            ->line(Field::SearchText, 'required maxlength=60')
            ->send('Search');
    }

    public function section(): string
    {
        return Section::SEARCH;
    }

    public function carried(): string
    {
        return $this->visit->query();
    }
}
