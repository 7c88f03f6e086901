<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\CarryingFields;
use Rubis\Site\Form;
use Rubis\Site\Parameters;

/** What somebody enters who buys for the first time. */
final readonly class NewCustomerFields implements CarryingFields
{
    private const MAX_NAME = 17;
    private const MAX_PHONE = 18;
    private const MAX_EMAIL = 50;
    private const MAX_DATA = 500;

    public function __construct(private Visit $visit)
    {
    }

    public function fields(): array
    {
        return [
            Field::FirstName,
            Field::LastName,
            Field::BirthDate,
            Field::Phone,
            Field::Email,
            ...Address::FIELDS,
            Field::Data,
        ];
    }

    public function write(Form $form): void
    {
        $this->visit->hide($form->begin('BuyRequest'))
            ->hidden('returning', 0)
            ->line(Field::FirstName, 'required maxlength=17 autocomplete=given-name')
            ->line(Field::LastName, 'required maxlength=17 autocomplete=family-name')
            ->line(Field::BirthDate, 'type=date required autocomplete=bday')
            ->line(Field::Phone, 'type=tel required maxlength=18 autocomplete=tel')
            ->line(Field::Email, 'type=email required maxlength=50 autocomplete=email');
        Address::write($form, true);
        $form->text(Field::Data, 4, self::MAX_DATA, false)->send('Register');
    }

    /**
     * What a request says of a new customer.
     *
     * @return array{string, string, Address, string, string, string, string} first name, last name,
     *     address, telephone, e-mail, date of birth, more
     */
    public static function read(Parameters $request): array
    {
        return [
            $request->nameOfPerson('firstName', self::MAX_NAME),
            $request->nameOfPerson('lastName', self::MAX_NAME),
            Address::of($request),
            $request->text('phone', self::MAX_PHONE),
            $request->name('email', self::MAX_EMAIL),
            $request->date('birthDate'),
            $request->optionalText('data', self::MAX_DATA),
        ];
    }

    public function section(): string
    {
        return '';
    }

    public function carried(): string
    {
        return $this->visit->query();
    }
}
