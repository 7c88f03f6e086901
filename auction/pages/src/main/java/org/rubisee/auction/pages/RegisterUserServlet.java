package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisteredUser;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Registers a user. */
final class RegisterUserServlet extends AuctionServlet {
  private static final int MAX_EMAIL = 50;

  /** A servlet of this site. */
  RegisterUserServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected boolean isWrite() {
    return true;
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(RegistrationFields.OF_THE_SITE);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    NewUser user = newUser(parameters);
    RegisteredUser registered = call(() -> useCases().registerUser().registerUser(user));
    return new RegisterUserPage(registered);
  }

  private NewUser newUser(Parameters parameters) {
    Credentials credentials = parameters.credentials();
    return new NewUser(
        parameters.nameOfPerson("firstname", Parameters.MAX_PERSON_NAME),
        parameters.nameOfPerson("lastname", Parameters.MAX_PERSON_NAME),
        parameters.name("nickname", Parameters.MAX_PERSON_NAME),
        parameters.name("email", MAX_EMAIL),
        site().passwordHasher().hash(credentials, site().tickets().nonce()),
        parameters.text("region", MAX_PLACE_NAME));
  }
}
