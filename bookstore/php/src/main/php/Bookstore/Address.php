<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;

/** Where somebody lives: its columns, its fields in forms, its text on pages. */
final readonly class Address
{
    /** The fields that people fill in. */
    public const FIELDS = [
        Field::Street1,
        Field::Street2,
        Field::City,
        Field::State,
        Field::Zip,
        Field::Country,
    ];

    /** Names, rates and currencies of the countries, one a line: the same file as of all implementations. */
    private const COUNTRIES = __DIR__ . '/countries.tsv';

    private const COUNTRY = 'SELECT co_id FROM country WHERE co_name = ?';

    private const FIND = <<<'SQL'
        SELECT addr_id
        FROM address
        WHERE addr_zip = ? AND addr_street1 = ? AND addr_street2 = ? AND addr_city = ?
          AND addr_state = ? AND addr_co_id = ?
        ORDER BY addr_id LIMIT 1
        SQL;

    private const INSERT = <<<'SQL'
        INSERT INTO address (addr_zip, addr_street1, addr_street2, addr_city, addr_state, addr_co_id)
        VALUES (?, ?, ?, ?, ?, ?)
        SQL;

    public function __construct(
        private string $street1,
        private string $street2,
        private string $city,
        private string $state,
        private string $zip,
        private string $country,
    ) {
    }

    /** The address of a request. */
    public static function of(Parameters $request): self
    {
        return new self(
            $request->text('street1', 40),
            $request->optionalText('street2', 40),
            $request->text('city', 30),
            $request->optionalText('state', 20),
            $request->text('zip', 10),
            $request->text('country', 50),
        );
    }

    /** Whether a request has any of the fields. */
    public static function isIn(Parameters $request): bool
    {
        foreach (self::FIELDS as $field) {
            if ($request->has($field->parameter())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes the fields.
     *
     * @param bool $isRequired whether there must be an address
     */
    public static function write(Form $form, bool $isRequired): void
    {
        $countries = array_map(
            static fn (string $line): string => explode("\t", $line)[0],
            (array) file(self::COUNTRIES, FILE_IGNORE_NEW_LINES),
        );
        $required = $isRequired ? 'required ' : '';
        $form->line(Field::Street1, "{$required}maxlength=40 autocomplete=address-line1")
            ->line(Field::Street2, 'maxlength=40 autocomplete=address-line2')
            ->line(Field::City, "{$required}maxlength=30 autocomplete=address-level2")
            ->line(Field::State, 'maxlength=20 autocomplete=address-level1')
            ->line(Field::Zip, "{$required}maxlength=10 autocomplete=postal-code")
            ->choice(
                Field::Country,
                " {$required}autocomplete=country-name><option value=\"\">Please choose",
                $countries,
                sendsText: true,
            );
    }

    /**
     * Its primary key; it is stored if it is new: two statements, or three.
     *
     * @throws Rejected if there is no such country
     */
    public function id(Database $database): int
    {
        $country = $database->one(self::COUNTRY, $this->country)[0] ?? throw new Rejected(Rejection::NoSuchCountry);
        $columns = [$this->zip, $this->street1, $this->street2, $this->city, $this->state, $country];
        return $database->one(self::FIND, ...$columns)[0] ?? $database->insert(self::INSERT, ...$columns);
    }

    /** The address on one line. */
    public function text(): string
    {
        $parts = [$this->street1, $this->street2, $this->city, $this->state, $this->zip, $this->country];
        return Html::text(implode(', ', array_filter($parts, static fn (string $part): bool => $part !== '')));
    }
}
