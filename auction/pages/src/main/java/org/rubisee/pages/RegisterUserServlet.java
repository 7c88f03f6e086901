package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisteredUser;

/** Registers a user. */
final class RegisterUserServlet extends InteractionServlet {
  private static final int MAX_EMAIL = 50;

  /** A servlet of this site. */
  RegisterUserServlet(Site site) {
    super(site);
  }

  @Override
  boolean isWrite() {
    return true;
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(RegistrationFields.OF_THE_SITE);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
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
        parameters.text("region", Parameters.MAX_PLACE_NAME));
  }
}
