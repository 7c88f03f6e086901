package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * Where somebody lives.
 *
 * @param street1 the first line, at most {@link CustomerLimits#MAX_STREET} characters
 * @param street2 the second line, as long at most; may be empty
 * @param city at most {@link CustomerLimits#MAX_CITY} characters
 * @param state at most {@link CustomerLimits#MAX_STATE} characters; may be empty
 * @param zip the postal code, at most {@link CustomerLimits#MAX_ZIP} characters
 * @param country the name of a {@link Country}
 */
public record PostalAddress(
    String street1, String street2, String city, String state, String zip, String country)
    implements Serializable {}
