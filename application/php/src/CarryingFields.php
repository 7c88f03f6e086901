<?php

declare(strict_types=1);

namespace Rubis\Site;

/** The fields of a form whose page has links that carry parameters along. */
interface CarryingFields extends FormFields
{
    /** The parameters, as the query of a URL; empty for none. */
    public function carried(): string;
}
