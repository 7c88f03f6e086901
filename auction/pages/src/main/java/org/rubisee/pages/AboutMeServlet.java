package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.model.Credentials;
import org.rubisee.model.RejectedException;

/** Shows a user all that the user does on the site. */
final class AboutMeServlet extends InteractionServlet {

  /** A servlet of this site. */
  AboutMeServlet(Site site) {
    super(site);
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("AboutMe", Section.ABOUT_ME));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    Credentials user = parameters.credentials();
    return new AboutMePage(call(() -> useCases().aboutMe().aboutMe(user)), site().now());
  }
}
